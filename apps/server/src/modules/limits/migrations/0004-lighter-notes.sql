-- A note is written for each decided stake of a person with limits: it had three indexes, and has one. What bets gave
-- back is counted again from the bets; of the notes only releases of holds are looked for by person.
-- version before: notes releases without the mark. They are not found by a count over all accounts that follows,
-- which then takes the stake as lost.
alter table limits.noted add column is_release boolean not null default false;
drop index limits.noted_of_person;
drop index limits.noted_of_day;
create index noted_release on limits.noted (person_id, day) where is_release;
create index noted_of_day on limits.noted using brin (day);

-- A page of bets looks its notes and counters up by their keys: their tables grow, and were read from end to end.
alter function limits.give_back(bigint[], text[], text[], bigint[], timestamptz[]) set enable_seqscan = off;
alter function limits.give_back(bigint[], text[], text[], bigint[], timestamptz[]) set enable_hashjoin = off;
alter function limits.give_back(bigint[], text[], text[], bigint[], timestamptz[]) set enable_mergejoin = off;

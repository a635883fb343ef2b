-- Pause and self-exclusion are two things, and belong to the person: rows that were set together, one for each
-- account, have the same standing_id.
--
-- version before: writes rows without kind and brand_id, which the trigger fills by term and member; it neither
-- reads nor writes the rest.
alter table members.exclusion
  add column kind text check (kind in ('pause', 'exclusion')),
  add column brand_id integer,
  add column standing_id uuid,
  -- When the account of an ended self-exclusion is tried to be closed next; null before the first attempt.
  add column close_next_at timestamptz;
update members.exclusion x
  set kind = case when term = 'indefinite' then 'exclusion' else 'pause' end,
    brand_id = (select brand_id from members.member m where m.member_id = x.member_id);
alter table members.exclusion
  alter column kind set not null,
  alter column brand_id set not null;

create function members.complete_exclusion() returns trigger language plpgsql as $$
begin
  new.kind := coalesce(new.kind, case when new.term = 'indefinite' then 'exclusion' else 'pause' end);
  if new.brand_id is null then
    select brand_id into strict new.brand_id from members.member where member_id = new.member_id;
  end if;
  return new;
end $$;
create trigger exclusion_is_complete before insert on members.exclusion
  for each row execute function members.complete_exclusion();
alter table members.exclusion
  drop constraint exclusion_term_check,
  add constraint exclusion_term_check
  check (term in ('day', 'week', 'month', 'quarter', 'halfYear', 'year', 'indefinite'));
-- Lists of operators: by brand and state, and by kind.
create index exclusion_of_brand on members.exclusion
  (brand_id, (ended_at is null), exclusion_id desc);
create index exclusion_of_kind on members.exclusion
  (brand_id, (ended_at is null), kind, exclusion_id desc);

alter table members.exclusion_event
  drop constraint exclusion_event_kind_check,
  add constraint exclusion_event_kind_check
  check (kind in ('began', 'replaced', 'lift_asked', 'lifted', 'ended', 'closed'));

alter table members.member
  -- Since when the central register bars the person, at every brand; written with the impediment.
  add column impeded_at timestamptz,
  -- Since when an answer of that register is awaited: until then nothing is staked or deposited.
  add column unchecked_at timestamptz;

-- Who closed an account by self-exclusion may have a new one after the term. The contacts of the closed one are
-- no longer confirmed then, and its CPF is free.
drop index members.member_tax_id;
create unique index member_tax_id on members.member (brand_id, tax_id)
  where tax_id is not null and closed_at is null;
drop index members.member_of_person;
create unique index member_of_person on members.member (person_id, brand_id)
  where closed_at is null;
create index member_person on members.member (person_id, member_id);

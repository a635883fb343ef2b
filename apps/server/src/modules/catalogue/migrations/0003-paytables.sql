-- By which paytable a game is played: the version of its rules that its declared return belongs to. Null where a
-- vendor does not say.
alter table catalogue.game add column paytable text check (length(paytable) between 1 and 40);

-- From when on which one was in force, so that a report of an earlier time names those of that time.
create table catalogue.game_paytable (
  node_id integer not null references catalogue.game (node_id),
  from_at timestamptz not null,
  paytable text,
  rtp_bp integer,
  primary key (node_id, from_at)
);
insert into catalogue.game_paytable (node_id, from_at, paytable, rtp_bp)
select node_id, '-infinity', paytable, rtp_bp from catalogue.game where rtp_bp is not null;

create function catalogue.note_paytable() returns trigger language plpgsql as $$
begin
  insert into catalogue.game_paytable (node_id, from_at, paytable, rtp_bp)
  values (new.node_id, clock_timestamp(), new.paytable, new.rtp_bp)
  on conflict (node_id, from_at) do update set paytable = excluded.paytable, rtp_bp = excluded.rtp_bp;
  return null;
end $$;
create trigger note_first_paytable after insert on catalogue.game
  for each row when (new.paytable is not null or new.rtp_bp is not null)
  execute function catalogue.note_paytable();
create trigger note_next_paytable after update of paytable, rtp_bp on catalogue.game
  for each row when ((old.paytable, old.rtp_bp) is distinct from (new.paytable, new.rtp_bp))
  execute function catalogue.note_paytable();

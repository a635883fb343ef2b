-- What vendors say of players at tables who may play for one purse, and what operators decided about it
-- (docs/table-signals.md).
create table play.table_signal (
  id bigint primary key generated always as identity,
  vendor text collate "C" not null,
  -- The vendor's own, rising.
  number bigint not null,
  game_code text not null,
  kind text not null,
  rules_version integer not null,
  -- Who gives, and who gets.
  member_id bigint not null,
  other_member_id bigint not null,
  brand_id integer not null,
  other_brand_id integer not null,
  figures jsonb not null,
  -- { tableId, number } at the vendor.
  deals jsonb not null,
  -- Why the two may be one person, as it was known when the signal came.
  links text[] not null,
  state text not null default 'open' check (state in ('open', 'reviewed', 'dismissed')),
  raised_at timestamptz not null,
  received_at timestamptz not null,
  unique (vendor, number)
);
create index table_signal_of_brand on play.table_signal (brand_id, state, raised_at desc);
create index table_signal_of_other_brand on play.table_signal (other_brand_id, state, raised_at desc);

-- How far a vendor's signals have been read, those included that were of no use.
create table play.table_signal_reader (
  vendor text collate "C" primary key,
  last_number bigint not null
);

-- Who decided what, for ever.
create table play.table_signal_event (
  id bigint primary key generated always as identity,
  signal_id bigint not null references play.table_signal,
  state text not null check (state in ('reviewed', 'dismissed')),
  operator text not null,
  reason text not null,
  happened_at timestamptz not null
);
create index table_signal_event_of_signal on play.table_signal_event (signal_id, id);

create function play.refuse_signal_change() returns trigger language plpgsql as $$
begin
  raise exception 'play.table_signal_event is append-only';
end $$;
create trigger table_signal_event_is_append_only
  before update or delete or truncate on play.table_signal_event
  for each statement execute function play.refuse_signal_change();

-- What is owed to players at the end of each day beside the balance of the transactional account
-- (Lei 14.790/2023, art. 22; Portaria SPA/MF 615/2024).
create schema funds;
grant usage on schema funds to trevo_app;

-- One account of the institution serves all brands.
create table funds.day (
  day date primary key,
  measured_at timestamptz not null,
  balance_minor bigint not null,
  owed_minor bigint not null
);
create index day_short on funds.day (day) where balance_minor < owed_minor;

create table funds.brand_day (
  day date not null references funds.day,
  brand_id integer not null,
  available_minor bigint not null,
  held_minor bigint not null,
  open_stakes_minor bigint not null,
  jackpots_minor bigint not null,
  primary key (brand_id, day)
);

-- What operators of a brand found out about a day.
create table funds.note (
  note_id bigint primary key generated always as identity,
  day date not null references funds.day,
  brand_id integer not null,
  at timestamptz not null,
  operator text not null,
  text text not null check (length(text) <= 500)
);
create index note_of_day on funds.note (brand_id, day, note_id desc);

create function funds.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'funds: a measured day is not changed';
end $$;
create trigger frozen before update or delete or truncate on funds.day
  for each statement execute function funds.refuse_change();
create trigger frozen before update or delete or truncate on funds.brand_day
  for each statement execute function funds.refuse_change();
create trigger frozen before update or delete or truncate on funds.note
  for each statement execute function funds.refuse_change();

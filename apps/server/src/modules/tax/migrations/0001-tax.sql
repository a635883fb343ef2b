-- What members staked and were paid by year and nature of the bet, counted from the ledger's stream, and the
-- statements made of it (Lei 14.790/2023, art. 31; IN RFB 2.299/2025).
create schema tax;
grant usage on schema tax to trevo_app;

-- The year is that of Brasília in which the movement was posted.
create table tax.result (
  year smallint not null,
  member_id bigint not null,
  nature text not null check (nature in ('sports', 'games', 'lottery')),
  -- Less what was returned.
  stakes_minor bigint not null,
  prizes_minor bigint not null,
  primary key (year, member_id, nature)
);
create index result_of_member on tax.result (member_id, year);

create table tax.progress (
  one boolean primary key default true check (one),
  counted_until timestamptz not null
);

-- The work on a year: making its statements, or comparing them again.
create table tax.run (
  run_id bigint primary key generated always as identity,
  company_id integer not null,
  year smallint not null,
  due_on date not null,
  began_at timestamptz not null,
  ended_at timestamptz,
  -- Up to which account it is done.
  after_member_id bigint not null default 0,
  accounts integer not null default 0,
  made integer not null default 0,
  corrected integer not null default 0,
  -- Null for the yearly work, of which there is one.
  asked_by text,
  reason text,
  check ((asked_by is null) = (reason is null))
);
create unique index run_open on tax.run (company_id, year) where ended_at is null;
create unique index run_of_year on tax.run (company_id, year) where asked_by is null;
create index run_of_company on tax.run (company_id, year, run_id desc);

-- A person's year in one version. What it says never changes; a later version replaces it.
create table tax.statement (
  statement_id uuid primary key default gen_random_uuid(),
  company_id integer not null,
  person_id bigint not null,
  year smallint not null,
  version integer not null check (version >= 1),
  run_id bigint not null references tax.run,
  made_at timestamptz not null,
  -- Stakes and prizes by nature, in 1/10,000 BRL.
  lines jsonb not null,
  band_minor bigint not null,
  rate_bp integer not null,
  tax_minor bigint not null check (tax_minor >= 0),
  sha256 bytea not null,
  replaced_at timestamptz,
  unique (company_id, person_id, year, version)
);
create unique index statement_newest on tax.statement (company_id, person_id, year) where replaced_at is null;
create index statement_by_tax on tax.statement (company_id, year, tax_minor desc, statement_id)
  where replaced_at is null;
create index statement_corrected on tax.statement (company_id, year, tax_minor desc, statement_id)
  where replaced_at is null and version > 1;

create function tax.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.replaced_at is null and new.replaced_at is not null
    and (to_jsonb(old) - 'replaced_at') = (to_jsonb(new) - 'replaced_at') then
    return new;
  end if;
  raise exception 'tax: a statement is not changed, another version replaces it';
end $$;
create trigger unchanged before update or delete on tax.statement
  for each row execute function tax.refuse_change();

-- Adds transfers to the years, in the transaction that moves the position in the stream, so that each counts once. A
-- word is the column of reports: stake, undone or prize.
create function tax.count_transfers(p_words text[], p_ids bigint[], p_sources text[], p_txn_ids text[],
  p_members bigint[], p_amounts bigint[], p_ats timestamptz[], p_references jsonb[])
returns jsonb language plpgsql
set plan_cache_mode = force_custom_plan
as $$
begin
  insert into tax.result as r
  select extract(year from u.at at time zone 'America/Sao_Paulo')::smallint, u.member,
    case u.source when 'sportsbook' then 'sports' when 'lottery' then 'lottery' else 'games' end,
    sum(case when u.word = 'stake' or u.word = 'undone' and u.amount > 0 then -u.amount else 0 end),
    sum(case when u.word = 'prize' or u.word = 'undone' and u.amount <= 0 then u.amount else 0 end)
  from unnest(p_words, p_sources, p_members, p_amounts, p_ats) u (word, source, member, amount, at)
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (year, member_id, nature) do update set
    stakes_minor = r.stakes_minor + excluded.stakes_minor,
    prizes_minor = r.prizes_minor + excluded.prizes_minor;
  return null;
end $$;

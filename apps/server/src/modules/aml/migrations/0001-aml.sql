-- Watch against money laundering: what persons moved, alerts, cases and reports. version before: has none of it.
create schema aml;

-- Payments as the ledger has them; `at` of the transfer.
create table aml.payment (
  transfer_id bigint primary key,
  member_id bigint not null,
  at timestamptz not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'reversal', 'sent_back')),
  amount_minor bigint not null check (amount_minor > 0),
  reference text not null
);
create index payment_of_member on aml.payment (member_id, at desc);

-- Play of an hour (UTC). A stake that was given back counts as not staked.
create table aml.play_hour (
  member_id bigint not null,
  hour timestamptz not null,
  stakes_minor bigint not null,
  prizes_minor bigint not null,
  primary key (member_id, hour)
);

-- Members with changes since they were last evaluated. `changes` grows with each of them, so that what comes while
-- one is evaluated is not forgotten.
create table aml.due (
  member_id bigint primary key,
  changes bigint not null default 1,
  since timestamptz not null
);
create index due_since on aml.due (since, member_id);

-- How far faults of payers are read.
create table aml.position (
  source text primary key,
  at timestamptz not null,
  id text not null
);

create table aml.person (
  person_id bigint primary key,
  company_id integer not null,
  -- The account that was evaluated last.
  member_id bigint not null,
  risk_class text not null check (risk_class in ('low', 'medium', 'high')),
  reasons text[] not null,
  calculated_at timestamptz not null
);
create index person_of_class on aml.person (company_id, risk_class, calculated_at desc, person_id desc);

-- Every class that a person had.
create table aml.class_change (
  id bigint primary key generated always as identity,
  person_id bigint not null,
  at timestamptz not null,
  risk_class text not null,
  reasons text[] not null
);
create index class_change_of_person on aml.class_change (person_id, id desc);

create table aml.case_file (
  id bigint primary key generated always as identity,
  company_id integer not null,
  brand_id integer not null,
  person_id bigint not null,
  member_id bigint not null,
  title text not null check (title ~ '\S'),
  state text not null check (state in ('open', 'to_report', 'reported', 'archived')),
  opened_by text not null,
  opened_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  decision text,
  -- Until when the report has to be made; null where nothing is reported.
  due_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create index case_of_company on aml.case_file (company_id, state, id desc);
create index case_due on aml.case_file (due_at) where state = 'to_report';
create index case_of_person on aml.case_file (person_id, id desc);
-- What a person does meanwhile goes into the case that is open.
create unique index case_open_of_person on aml.case_file (person_id) where state = 'open';

create table aml.alert (
  id bigint primary key generated always as identity,
  company_id integer not null,
  brand_id integer not null,
  person_id bigint not null,
  member_id bigint not null,
  rule text not null,
  -- What a rule raises once: a span of time, another account, a fact.
  key text not null,
  amount_minor bigint,
  state text not null default 'open' check (state in ('open', 'closed', 'in_case')),
  opened_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  case_id bigint references aml.case_file,
  unique (person_id, rule, key),
  check ((state = 'in_case') = (case_id is not null))
);
create index alert_of_company on aml.alert (company_id, state, id);
create index alert_of_rule on aml.alert (company_id, state, rule, id);
create index alert_late on aml.alert (company_id, due_at) where state = 'open';
create index alert_of_case on aml.alert (case_id, id) where case_id is not null;

-- What a rule relied on, as it was then.
create table aml.evidence (
  alert_id bigint not null references aml.alert,
  kind text not null,
  reference text not null,
  at timestamptz,
  amount_minor bigint,
  primary key (alert_id, kind, reference)
);

-- Append only: everything that happened to alerts and cases.
create table aml.event (
  id bigint primary key generated always as identity,
  alert_id bigint references aml.alert,
  case_id bigint references aml.case_file,
  -- Chosen by who writes it, so that a repeated call adds nothing.
  client_id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  kind text not null,
  operator text,
  text text not null,
  reference text,
  check ((alert_id is null) <> (case_id is null))
);
create unique index event_once on aml.event (alert_id, case_id, client_id, kind) nulls not distinct;
create index event_of_alert on aml.event (alert_id, id) where alert_id is not null;
create index event_of_case on aml.event (case_id, id) where case_id is not null;
-- Alarms are noted once.
create unique index event_alarm on aml.event (case_id, kind) where kind in ('due_soon', 'overdue');

-- The file of a case, sealed for it.
create table aml.report (
  case_id bigint primary key references aml.case_file,
  schema_name text not null,
  content bytea not null,
  sha256 bytea not null,
  made_at timestamptz not null,
  made_by text not null
);

-- Who took a file, each person once.
create table aml.download (
  case_id bigint not null references aml.report,
  staff_person_id bigint not null,
  operator text not null,
  at timestamptz not null,
  reason text not null,
  primary key (case_id, staff_person_id)
);

-- Adds transfers in the transaction that moves the position in the stream, so that each counts once.
create function aml.follow_transfers(p_words text[], p_ids bigint[], p_sources text[], p_txn_ids text[],
  p_members bigint[], p_amounts bigint[], p_ats timestamptz[], p_references jsonb[])
returns jsonb language plpgsql
set plan_cache_mode = force_custom_plan
as $$
begin
  insert into aml.payment
  select id, member, at, word, abs(amount), left(txn_id, 80)
  from unnest(p_words, p_ids, p_txn_ids, p_members, p_amounts, p_ats) u (word, id, txn_id, member, amount, at)
  where word in ('deposit', 'withdrawal', 'reversal', 'sent_back') and amount <> 0
  on conflict do nothing;
  insert into aml.play_hour as p
  select member, date_trunc('hour', at, 'UTC'),
    coalesce(sum(-amount) filter (where word = 'stake' or word = 'undone' and amount > 0), 0),
    coalesce(sum(amount) filter (where word = 'prize' or word = 'undone' and amount <= 0), 0)
  from unnest(p_words, p_members, p_amounts, p_ats) u (word, member, amount, at)
  where word in ('stake', 'undone', 'prize')
  group by 1, 2 order by 1, 2
  on conflict (member_id, hour) do update set
    stakes_minor = p.stakes_minor + excluded.stakes_minor,
    prizes_minor = p.prizes_minor + excluded.prizes_minor;
  insert into aml.due as d (member_id, since)
  select member, clock_timestamp() from unnest(p_words, p_members) u (word, member)
  where word in ('deposit', 'withdrawal', 'reversal', 'sent_back') group by 1 order by 1
  on conflict (member_id) do update set changes = d.changes + 1;
  return null;
end $$;

create function aml.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'aml: what happened is only added to';
end $$;
create trigger append_only before update or delete or truncate on aml.event
  for each statement execute function aml.refuse_change();
create trigger append_only before update or delete or truncate on aml.download
  for each statement execute function aml.refuse_change();
create trigger append_only before update or delete or truncate on aml.class_change
  for each statement execute function aml.refuse_change();

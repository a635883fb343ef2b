-- How people play: what each day looked like, what it adds up to, and what is done about it (docs/play-risk.md).
-- Everything belongs to a person, with all accounts of all brands together. Amounts are 1/10,000 BRL, days those of
-- Brasília.
--
-- version before: looks at nobody's play.
create schema play_risk;

-- The written model, a row for each version; the latest that has begun counts.
create table play_risk.model (
  version integer primary key check (version > 0),
  since timestamptz not null,
  content jsonb not null check (jsonb_typeof(content) = 'object')
);
insert into play_risk.model (version, since, content) values (1, '2026-01-01T00:00:00Z', '{
  "windowDays": 28,
  "levelScores": [30, 50, 70],
  "quietDays": 14,
  "riseToReopen": 10,
  "proposal": {"shareBp": 5000, "leastMinor": "200000"},
  "markers": {
    "chasing": {"weight": 25, "full": 6, "lossMinor": "500000", "raiseBp": 20000, "betsBefore": 10},
    "night": {"weight": 10, "full": 8, "fromHour": 0, "untilHour": 5, "minutes": 60},
    "deposits": {"weight": 20, "full": 300, "leastMinor": "2000000", "recentDays": 7},
    "cancelled": {"weight": 15, "full": 4},
    "attempts": {"weight": 15, "full": 6},
    "long": {"weight": 15, "full": 8, "dayMinutes": 240, "runMinutes": 150}
  }
}');

-- Days of accounts on which something changed, until they are counted; `at` is when the first of it happened.
create table play_risk.changed (
  member_id bigint not null,
  day date not null,
  at timestamptz not null,
  primary key (member_id, day)
);
create index changed_first on play_risk.changed (at);

-- Stakes and deposits that a limit did not allow, one a minute at most.
create table play_risk.attempt (
  person_id bigint not null,
  minute timestamptz not null,
  member_id bigint not null,
  limit_name text not null,
  primary key (person_id, minute)
);

-- What a day looked like, counted by a version of the model.
create table play_risk.day (
  person_id bigint not null,
  day date not null,
  model integer not null references play_risk.model,
  bets bigint not null,
  staked_minor bigint not null,
  -- What stakes cost, less what they gave back.
  lost_minor bigint not null,
  deposited_minor bigint not null,
  deposits integer not null,
  played_min integer not null,
  -- Of play without a break.
  longest_min integer not null,
  night_min integer not null,
  chasing integer not null,
  cancelled integer not null,
  attempts integer not null,
  primary key (person_id, day)
);

create table play_risk.person (
  person_id bigint primary key,
  level smallint not null default 0 check (level between 0 and 3),
  level_since timestamptz not null,
  score smallint not null default 0 check (score between 0 and 100),
  -- As the score was made up: by marker count and points.
  markers jsonb not null default '[]',
  model integer references play_risk.model,
  counted_at timestamptz,
  -- The day up to which it was judged: without play it is judged again the next day.
  judged_on date,
  -- Since when the score is lower than the level asks for.
  lower_since date,
  -- What a person decided holds until the day before, unless the score rises.
  held_until date,
  held_score smallint
);
create index person_judged on play_risk.person (judged_on) where level > 0 or score > 0;
create index person_of_level on play_risk.person (level, level_since desc, person_id desc) where level > 0;
create index person_held on play_risk.person (held_until, person_id) where held_until is not null;

-- The accounts of persons with a level, by which a brand finds its own.
create table play_risk.account (
  member_id bigint primary key,
  person_id bigint not null,
  brand_id integer not null
);
create index account_of_person on play_risk.account (person_id);
create index account_of_brand on play_risk.account (brand_id, person_id);

-- What was done and decided. Only grows.
create table play_risk.event (
  event_id bigint primary key generated always as identity,
  person_id bigint not null,
  at timestamptz not null,
  kind text not null check (kind in ('level', 'message', 'conversation', 'proposed', 'accepted', 'declined',
    'review_opened', 'review_late', 'reviewed', 'joined')),
  level smallint check (level between 0 and 3),
  operator text,
  content text
);
create index event_of_person on play_risk.event (person_id, event_id desc);

-- A lower limit that a member can take; at most one waits.
create table play_risk.proposal (
  proposal_id bigint primary key generated always as identity,
  person_id bigint not null,
  kind text not null,
  period text not null,
  value_minor bigint not null check (value_minor > 0),
  made_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('accepted', 'declined', 'replaced')),
  check ((ended_at is null) = (outcome is null))
);
create unique index proposal_waiting on play_risk.proposal (person_id) where ended_at is null;

-- A person must look by `due_at`; at most one waits.
create table play_risk.review (
  review_id bigint primary key generated always as identity,
  person_id bigint not null,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  -- When it was noticed that nobody had looked in time.
  late_at timestamptz,
  decided_at timestamptz,
  operator text,
  reason text,
  check ((decided_at is null) = (operator is null) and (operator is null) = (reason is null))
);
create unique index review_waiting on play_risk.review (person_id) where decided_at is null;
create index review_due on play_risk.review (due_at, review_id) where decided_at is null;

-- Results that members shared; nothing is stored of others.
create table play_risk.self_test (
  person_id bigint primary key,
  member_id bigint not null,
  score smallint not null check (score between 0 and 27),
  at timestamptz not null
);

-- Where people get help: of a jurisdiction, and what a brand adds.
create table play_risk.help_contact (
  jurisdiction text not null check (jurisdiction in ('open', 'br')),
  code text not null check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  brand_id integer,
  place integer not null,
  names jsonb not null,
  abouts jsonb not null,
  phone text,
  url text check (url ~ '^https://'),
  primary key (jurisdiction, code)
);
insert into play_risk.help_contact (jurisdiction, code, place, names, abouts, phone, url) values
  ('br', 'cvv', 1, '{"PT": "CVV", "EN": "CVV"}',
    '{"PT": "Apoio emocional gratuito e sigiloso, 24 horas, por telefone, chat e e-mail.",
      "EN": "Free and confidential emotional support, 24 hours, by phone, chat and email. In Portuguese."}',
    '188', 'https://cvv.org.br'),
  ('br', 'caps', 2, '{"PT": "CAPS, pelo SUS", "EN": "CAPS, public health service"}',
    '{"PT": "Atendimento gratuito em saúde mental, também para jogo. O Disque Saúde indica o CAPS mais perto de você.",
      "EN": "Free mental health care, also for gambling. The health line tells you the nearest CAPS."}',
    '136', 'https://www.gov.br/saude'),
  ('br', 'ja', 3, '{"PT": "Jogadores Anônimos", "EN": "Gamblers Anonymous Brazil"}',
    '{"PT": "Grupos de pessoas que pararam de jogar e se ajudam, presenciais e on-line.",
      "EN": "Groups of people who stopped gambling and help one another, in person and online."}',
    null, 'https://jogadoresanonimos.com.br'),
  ('open', 'gambling-therapy', 1, '{"PT": "Gambling Therapy", "EN": "Gambling Therapy"}',
    '{"PT": "Conversa e grupos on-line gratuitos, em vários idiomas, também em português.",
      "EN": "Free online conversation and groups in many languages."}',
    null, 'https://www.gamblingtherapy.org');

create function play_risk.day_of(p_at timestamptz) returns date
language sql stable parallel safe
return (p_at at time zone 'America/Sao_Paulo')::date;

-- The days of these accounts on which something happened are to be counted again.
create function play_risk.mark(p_members bigint[], p_ats timestamptz[]) returns void
language sql as $$
  insert into play_risk.changed (member_id, day, at)
  select u.member, play_risk.day_of(u.at), min(u.at) from unnest(p_members, p_ats) u (member, at)
  group by 1, 2 order by 1, 2
  on conflict do nothing
$$;

-- Money in, and withdrawals that were not paid: read from the ledger in its order.
create function play_risk.read_money(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
as $$
  select play_risk.mark(p_members, p_ats)
$$;

-- From here on bets are read; what was decided before is not looked at.
insert into bets.position (consumer, bucket, number)
  select 'play_risk', h.bucket, h.number from bets.head h;

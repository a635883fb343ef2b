-- What a brand tells its visitors: banners, notices, popups, promotions, each in every language.
create schema messaging;

create table messaging.banner (
  id integer primary key generated always as identity,
  brand_id integer not null,
  group_name text not null,
  linkage_type text not null check (linkage_type in ('URL', 'P', 'G')),
  linkage text not null,
  node_id integer,
  hue numeric(5, 1) not null,
  symbols text[] not null,
  sort_order integer not null,
  enabled boolean not null default true,
  platforms text[] not null default '{W}'
  check (platforms <@ '{W,A,I}' and platforms <> '{}'),
  execution text not null default 'F' check (execution in ('A', 'B', 'F')),
  -- Texts stand under the code of their language: a new language is a new key, not a new column.
  -- By language `{"title": "…", "text": "…", "action": "…"}`.
  texts jsonb not null,
  -- Whether something calls people to play, to deposit or to take part. Whoever is excluded from play is
  -- shown only what does not; what was written before is taken to do so until the brand says otherwise.
  calls_to_play boolean not null default true,
  constraint banner_texts_check check (jsonb_typeof(texts) = 'object' and texts <> '{}')
);
create unique index banner_place on messaging.banner (brand_id, group_name, sort_order);

create table messaging.announcement (
  id integer primary key generated always as identity,
  brand_id integer not null,
  kind text not null check (kind in ('PL', 'PU', 'PR', 'H', 'AG')),
  execution text not null default 'F' check (execution in ('A', 'B', 'F')),
  published_at timestamptz not null,
  ends_at timestamptz,
  platforms text[] not null default '{W}'
  check (platforms <@ '{W,A,I}' and platforms <> '{}'),
  -- Names a promotion in addresses; a banner leads to it by that.
  anchor text check (anchor ~ '^[a-z0-9-]{1,40}$'),
  linkage_type text not null default 'URL' check (linkage_type in ('URL', 'P', 'G')),
  linkage text not null default '',
  node_id integer,
  hue numeric(5, 1) not null default 155,
  symbols text[] not null default '{}',
  -- By language `{"title": "…", "content": "…", "action": "…"}`; an action only where it leads somewhere.
  -- The name tells one announcement of a kind from the others, so that what is written once stays one.
  texts jsonb not null,
  name text not null default gen_random_uuid()::text,
  calls_to_play boolean not null default true,
  constraint announcement_texts_check check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  constraint announcement_name_key unique (brand_id, kind, name)
);
create unique index announcement_anchor on messaging.announcement (brand_id, anchor);

-- What a brand explains, and what visitors tell it.
create table messaging.help_topic (
  brand_id integer not null,
  -- Also the anchor of the topic on the help page: `term` is the terms of use.
  topic_id text not null,
  sort_order integer not null,
  changed_at timestamptz not null,
  -- By language `{"title": "…", "body": "…"}`. Of a body, paragraphs are parted by empty lines; a line
  -- `## …` is a heading, lines `- …` are a list.
  texts jsonb not null,
  primary key (brand_id, topic_id),
  constraint help_topic_texts_check check (jsonb_typeof(texts) = 'object' and texts <> '{}')
);

create table messaging.feedback (
  feedback_id bigint primary key generated always as identity,
  brand_id integer not null,
  -- What the sender is told, to ask about it later.
  reference_number text not null unique,
  type smallint not null check (type in (0, 1, 2, 3, 4, 6)),
  -- As typed; who it really was is member_id, null for a guest.
  sender text not null,
  member_id bigint,
  content text not null check (char_length(content) between 1 and 200),
  language text not null check (language ~ '^[A-Z]{2}(_[A-Z]{2})?$'),
  address inet not null,
  sent_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'answered'))
);
create index feedback_open on messaging.feedback (brand_id, sent_at) where status = 'open';

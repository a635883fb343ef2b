-- What a brand explains, and what visitors tell it.
create table messaging.help_topic (
  brand_id integer not null,
  -- Also the anchor of the topic on the help page: `term` is the terms of use.
  topic_id text not null,
  sort_order integer not null,
  title_en text not null,
  title_pt text not null,
  -- Paragraphs parted by empty lines; a line `## …` is a heading, lines `- …` are a list.
  body_en text not null,
  body_pt text not null,
  changed_at timestamptz not null,
  primary key (brand_id, topic_id)
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
  language text not null check (language in ('EN', 'PT')),
  address inet not null,
  sent_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'answered'))
);
create index feedback_open on messaging.feedback (brand_id, sent_at) where status = 'open';

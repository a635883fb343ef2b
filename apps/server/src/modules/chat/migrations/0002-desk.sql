-- version before: every conversation is of the support queue and of nobody; it knows no notes and no macros.

-- Who answers it: the desk's own queue, or those it was handed to.
alter table chat.conversation add column queue text not null default 'support'
  check (queue in ('support', 'payments', 'kyc', 'risk'));
-- The operator who has it, by user name; null while anybody of the queue may take it.
alter table chat.conversation add column assignee text;
create index conversation_queue on chat.conversation (brand_id, queue, waiting_since, id)
  where waiting_since is not null;
create index conversation_longest_wait on chat.conversation (brand_id, waiting_since, id)
  where waiting_since is not null;
create index conversation_newest on chat.conversation (brand_id, state, written_at desc, id desc);
create index conversation_of_assignee on chat.conversation (brand_id, assignee, state, written_at desc, id desc)
  where assignee is not null;

-- What operators wrote beside a conversation; its visitor never sees it.
create table chat.desk_event (
  conversation_id bigint not null references chat.conversation on delete cascade,
  client_id uuid not null,
  at timestamptz not null,
  operator text not null,
  kind text not null check (kind in ('note', 'handover')),
  content text not null check (char_length(content) between 1 and 1000),
  to_queue text check (to_queue in ('support', 'payments', 'kyc', 'risk')),
  to_operator text,
  primary key (conversation_id, client_id),
  check ((kind = 'handover') = (to_queue is not null))
);

-- Prepared answers, by language; `{username}` and the like are filled in where they are used.
create table chat.macro (
  brand_id integer not null,
  code text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  name text not null check (char_length(name) between 1 and 60),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (brand_id, code)
);

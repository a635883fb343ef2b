-- Conversations with the people who answer visitors and members.
create schema chat;

-- What a conversation can be about.
create table chat.model (
  id integer primary key generated always as identity,
  brand_id integer not null,
  code text not null check (code ~ '^[a-z-]{2,20}$'),
  titles jsonb not null,
  abouts jsonb not null,
  place integer not null default 0,
  is_on boolean not null default true,
  unique (brand_id, code)
);

create table chat.conversation (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  model_id integer not null references chat.model,
  -- Null for who is not logged in: whoever has the secret goes on with it.
  member_id bigint,
  key_hash bytea check (length(key_hash) = 32),
  language text not null,
  state text not null default 'open' check (state in ('open', 'ended')),
  messages integer not null default 0 check (messages between 0 and 400),
  opened_at timestamptz not null,
  written_at timestamptz not null,
  -- Of the first message that nobody answered yet.
  waiting_since timestamptz,
  ended_at timestamptz,
  -- An operator; null when the visitor ended it or nobody wrote any more.
  ended_by text,
  mailed_at timestamptz,
  -- An IPv4 address or the /64 of an IPv6 one, from where a guest began; null for members.
  network text,
  -- A guest's human proof, once for all pictures of the conversation.
  proved_human_at timestamptz,
  check ((member_id is null) <> (key_hash is null)),
  check ((state = 'ended') = (ended_at is not null)),
  check (state = 'open' or waiting_since is null)
);
-- A member goes on with the conversation that is open about the same.
create unique index conversation_of_member on chat.conversation (member_id, model_id)
  where state = 'open' and member_id is not null;
create index conversation_open on chat.conversation (written_at) where state = 'open';
create index conversation_of_network on chat.conversation (network)
  where state = 'open' and network is not null;
-- Guests and members wait in queues of their own.
create index conversation_waiting on chat.conversation (brand_id, (member_id is null), waiting_since)
  where waiting_since is not null;

create table chat.picture (
  id uuid primary key,
  conversation_id bigint not null references chat.conversation,
  type text not null check (type in ('image/png', 'image/jpeg')),
  byte_count integer not null check (byte_count > 0),
  -- Of what was sent, so that the same is known again.
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null,
  -- Of a guest's picture: copied from its conversation; null for members.
  network text,
  -- Deleted from the store; the message that showed it stays.
  deleted_at timestamptz
);
create index picture_of_conversation on chat.picture (conversation_id);
create index picture_of_guests on chat.picture (network, byte_count)
  where network is not null and deleted_at is null;

create table chat.message (
  conversation_id bigint not null references chat.conversation,
  seq integer not null check (seq > 0),
  -- Null when the visitor wrote it.
  operator text,
  client_id uuid not null,
  content text not null,
  written_at timestamptz not null,
  picture_id uuid references chat.picture,
  -- Of the house: how long the visitor had waited.
  answered_seconds integer check (answered_seconds >= 0),
  primary key (conversation_id, seq),
  unique (conversation_id, client_id),
  constraint message_has_content
  check (char_length(content) <= 1000 and (picture_id is not null or char_length(content) >= 1))
);
create index message_answered on chat.message (written_at desc) where answered_seconds is not null;

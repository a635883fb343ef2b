-- What agents write to the agent above and to members directly below; the inbox of each receiver is told
-- a moment later, once by the id of the message.
create table agents.message (
  message_id bigint primary key generated always as identity,
  brand_id integer not null,
  sender_id bigint not null,
  -- Chosen by whoever sends.
  client_id text not null,
  sent_to text not null check (sent_to in ('upline', 'chosen', 'all')),
  receiver_ids bigint[] not null check (cardinality(receiver_ids) between 1 and 500),
  body text not null check (length(body) between 1 and 500),
  sent_at timestamptz not null,
  told_at timestamptz,
  unique (sender_id, client_id)
);
create index message_of_sender on agents.message (sender_id, message_id desc);
create index message_of_day on agents.message (sender_id, sent_at);
create index message_untold on agents.message (message_id) where told_at is null;

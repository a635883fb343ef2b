-- version before: writes texts of one character and more without a picture, which the new check takes.
-- Pictures in conversations, how long answers take, and conversations by mail.
create table chat.picture (
  id uuid primary key,
  conversation_id bigint not null references chat.conversation,
  type text not null check (type in ('image/png', 'image/jpeg')),
  byte_count integer not null check (byte_count > 0),
  -- Of what was sent, so that the same is known again.
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null
);
create index picture_of_conversation on chat.picture (conversation_id);

alter table chat.message add column picture_id uuid references chat.picture;
-- Of the house: how long the visitor had waited.
alter table chat.message add column answered_seconds integer check (answered_seconds >= 0);
alter table chat.message drop constraint message_content_check;
alter table chat.message add constraint message_has_content
  check (char_length(content) <= 1000 and (picture_id is not null or char_length(content) >= 1));
create index message_answered on chat.message (written_at desc) where answered_seconds is not null;

alter table chat.conversation add column mailed_at timestamptz;

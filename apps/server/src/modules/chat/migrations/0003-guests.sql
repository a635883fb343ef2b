-- version before: leaves the new columns null; its pictures are deleted with the others.
-- What is bounded for who is not logged in, and what is not kept of them.
alter table chat.conversation
  -- An IPv4 address or the /64 of an IPv6 one, from where a guest began; null for members.
  add column network text,
  -- A guest's human proof, once for all pictures of the conversation.
  add column proved_human_at timestamptz;
create index conversation_of_network on chat.conversation (network)
  where state = 'open' and network is not null;
drop index chat.conversation_waiting;
-- Guests and members wait in queues of their own.
create index conversation_waiting on chat.conversation (brand_id, (member_id is null), waiting_since)
  where waiting_since is not null;

alter table chat.picture
  -- Of a guest's picture: copied from its conversation; null for members.
  add column network text,
  -- Deleted from the store; the message that showed it stays.
  add column deleted_at timestamptz;
create index picture_of_guests on chat.picture (network, byte_count)
  where network is not null and deleted_at is null;
-- From where earlier pictures of guests came is not known; they are deleted like all others.
update chat.picture p set network = 'unknown' from chat.conversation c
  where c.id = p.conversation_id and c.member_id is null;

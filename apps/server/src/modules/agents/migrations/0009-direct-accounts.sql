-- Accounts that agents created by themselves: asked for again, the same one; so many a day.
create table agents.direct_account (
  agent_id bigint not null,
  -- Chosen by whoever creates.
  client_id text not null,
  member_id bigint not null,
  created_at timestamptz not null,
  primary key (agent_id, client_id)
);
create index direct_account_time on agents.direct_account (agent_id, created_at);

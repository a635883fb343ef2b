-- The tree: who stands below whom. A node's path lists everybody above from the top, and itself last,
-- so that a subtree is a range of the index (docs/adr/0024).
create table agents.node (
  member_id bigint primary key,
  brand_id integer not null,
  path bigint[] not null check (path[array_length(path, 1)] = member_id),
  -- Under which link the member registered, if any.
  link_id uuid,
  placed_at timestamptz not null
);
create index node_path on agents.node (path);

-- Where a node stood before it was moved: figures of those days stay with whoever stood above then.
create table agents.former_path (
  member_id bigint not null,
  path bigint[] not null,
  until timestamptz not null,
  operator text not null,
  reason text not null,
  primary key (member_id, until)
);

-- Addresses under which an agent registers members.
create table agents.register_link (
  link_id uuid primary key,
  brand_id integer not null,
  agent_id bigint not null,
  -- Part of the address, as compared.
  code text not null check (code ~ '^[a-z0-9-]{1,14}$'),
  -- 0 registers members, 1 agents.
  member_type smallint not null check (member_type in (0, 1)),
  note text not null default '',
  created_at timestamptz not null,
  -- Null for ever.
  ends_at timestamptz,
  closed_at timestamptz
);
create unique index register_link_code on agents.register_link (brand_id, code);
create index register_link_of on agents.register_link (agent_id, created_at desc, link_id);
create index node_link on agents.node (link_id) where link_id is not null;

-- Members who registered before there was a tree.
do $$
begin
  if to_regclass('members.member') is not null then
    insert into agents.node (member_id, brand_id, path, placed_at)
    with recursive down as (
      select member_id, brand_id, array[member_id] as path, registered_at
      from members.member where upline_member_id is null
      union all
      select m.member_id, m.brand_id, d.path || m.member_id, m.registered_at
      from members.member m join down d on m.upline_member_id = d.member_id
    )
    select member_id, brand_id, path, registered_at from down;
  end if;
end $$;

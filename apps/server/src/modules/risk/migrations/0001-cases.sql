-- version before: has no cases.
create schema risk;

-- What a person of the risk team looks into: some members of a brand, an owner, a state.
create table risk.case_file (
  id bigint generated always as identity primary key,
  brand_id int not null,
  -- Chosen by who opens it, so that opening again after a lost answer is no second case.
  client_id uuid not null,
  title text not null check (title ~ '\S'),
  state text not null default 'open' check (state in ('open', 'waiting', 'closed')),
  owner text,
  opened_by text not null,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  unique (brand_id, client_id)
);
create index case_changed on risk.case_file (brand_id, state, changed_at desc, id desc);
create index case_of_owner on risk.case_file (brand_id, owner, state, changed_at desc, id desc)
  where owner is not null;

create table risk.case_member (
  case_id bigint not null references risk.case_file,
  member_id bigint not null,
  primary key (case_id, member_id)
);
create index case_member_of on risk.case_member (member_id);

-- Everything that happened to a case, for good.
create table risk.case_event (
  case_id bigint not null references risk.case_file,
  client_id uuid not null,
  at timestamptz not null,
  operator text not null,
  kind text not null check (kind in ('opened', 'note', 'member', 'owner', 'state', 'blocked')),
  content text not null,
  primary key (case_id, client_id, kind)
);

create function risk.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to a case is kept';
end $$;
create trigger append_only before update or delete or truncate on risk.case_event
  for each statement execute function risk.refuse_change();

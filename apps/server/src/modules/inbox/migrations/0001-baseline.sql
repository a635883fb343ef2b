-- What the platform tells one member, and how much of it is unread.
create schema inbox;

create table inbox.mailbox (
  member_id bigint primary key,
  unread integer not null check (unread >= 0),
  -- Grows with every change, so that a page never takes an older count for a newer one.
  seq bigint not null
);

-- A kind and what fills it; the words come with the language that asks.
create table inbox.message (
  member_id bigint not null,
  message_id bigint not null generated always as identity,
  -- What it tells of; the same is told once, also after it was deleted.
  source text not null check (length(source) between 1 and 200),
  kind text not null,
  params jsonb not null,
  about jsonb not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (member_id, message_id),
  unique (member_id, source)
);
create index message_unread on inbox.message (member_id, message_id)
  where read_at is null and deleted_at is null;

-- Deposits and withdrawals of which something may have to be told. Whatever happens meanwhile counts
-- `version` up, and an errand goes only when it was run at its newest version.
create table inbox.pending_notification (
  subject text not null check (subject in ('deposit', 'withdrawal')),
  subject_id uuid not null,
  member_id bigint not null,
  version bigint not null default 1,
  attempts integer not null default 0,
  due_at timestamptz not null,
  primary key (subject, subject_id)
);
create index pending_notification_due on inbox.pending_notification (due_at);

-- The same in PL/pgSQL: in a ledger that is spread, a function in plain SQL cannot be asked with parameters.
create function inbox.note_movements(p_ids bigint[], p_sources text[], p_txn_ids text[],
  p_members bigint[], p_amounts bigint[], p_ats timestamptz[], p_references jsonb[])
returns void language plpgsql
as $$
begin
  insert into inbox.pending_notification as p (subject, subject_id, member_id, due_at)
  select moved.subject, moved.id::uuid, max(moved.member_id), max(moved.at)
  from unnest(p_members, p_ats, p_references) as u (member_id, at, reference)
  cross join lateral (values ('deposit', u.reference->>'depositId', u.member_id, u.at),
    ('withdrawal', u.reference->>'withdrawalId', u.member_id, u.at)) as moved (subject, id, member_id, at)
  where moved.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  group by moved.subject, moved.id
  on conflict (subject, subject_id)
    do update set version = p.version + 1,
      due_at = least(p.due_at, excluded.due_at);
end $$;

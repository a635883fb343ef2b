-- The same in PL/pgSQL: in a ledger that is spread, a function in plain SQL cannot be asked with parameters.
create or replace function inbox.note_movements(p_ids bigint[], p_sources text[], p_txn_ids text[],
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

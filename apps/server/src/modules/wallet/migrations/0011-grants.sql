-- The server may read everything and write nothing: money moves through the functions only, and
-- entries are append-only because nobody but their owner can change them.
do $$ begin
  if not exists (select from pg_roles where rolname = 'trevo_archive') then
    create role trevo_archive nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
revoke execute on all functions in schema wallet from public;
grant usage on schema wallet to trevo_app, trevo_archive;
grant select on all tables in schema wallet to trevo_app, trevo_archive;
alter default privileges in schema wallet grant select on tables to trevo_app, trevo_archive;
-- Written by the server itself: it moves no money.
grant insert on wallet.client_claim to trevo_app;

grant execute on function wallet.bucket_count, wallet.bucket_of, wallet.shard_of, wallet.lane_shards,
  wallet.is_month_here, wallet.read_hours
to trevo_app, trevo_archive;

grant execute on function wallet.open_accounts, wallet.set_state, wallet.lock_balance, wallet.register_house,
  wallet.register_kind, wallet.ensure_month, wallet.post_batch, wallet.post_fresh_batch, wallet.post_transfer,
  wallet.reverse_transfer, wallet.number_postings, wallet.lock_positions, wallet.set_positions,
  wallet.unread_postings, wallet.transfers_of, wallet.unread_accounts, wallet.record_proof
to trevo_app;

-- The archive's role is not the server's: it reads, and calls these functions.
grant execute on function wallet.seal_month, wallet.record_export, wallet.keep_accounts, wallet.keep_transfers_of,
  wallet.find_drop_problems, wallet.late_consumers, wallet.drop_month, wallet.prepare_restore, wallet.place_row,
  wallet.finish_load, wallet.attach_month, wallet.forget_transfers_of
to trevo_archive;

-- The other side of a transfer between members of several buckets.
select wallet.register_house('between_buckets');

-- Enough months for an empty database; the daily job creates the next ones.
select wallet.ensure_month(now() + make_interval(months => n)) from generate_series(0, 2) n;

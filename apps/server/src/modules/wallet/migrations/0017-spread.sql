-- What a ledger that is spread over several servers cannot be asked in one question; on one server
-- nothing changes.
create or replace function wallet.ensure_month(p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_from timestamptz := date_trunc('month', p_at at time zone 'UTC') at time zone 'UTC';
  v_to timestamptz := (date_trunc('month', p_at at time zone 'UTC') + interval '1 month')
    at time zone 'UTC';
  v_month text := to_char(p_at at time zone 'UTC', 'YYYYMM');
begin
  perform pg_advisory_xact_lock(7264003);
  if to_regclass('wallet.transfer_' || v_month) is not null then
    return;
  end if;
  if exists (select from wallet.entry_other e where e.created_at >= v_from and e.created_at < v_to) then
    return;
  end if;
  execute format(
    'create table wallet.transfer_%s partition of wallet.transfer for values from (%L) to (%L)',
    v_month, v_from, v_to);
  perform wallet.index_transfers(v_month);
  execute format(
    'create table wallet.entry_%s partition of wallet.entry for values from (%L) to (%L)',
    v_month, v_from, v_to);
  perform wallet.index_entries(v_month);
end $$;

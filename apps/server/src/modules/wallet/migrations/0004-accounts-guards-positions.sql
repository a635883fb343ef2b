create function wallet.open_accounts(p_member bigint, p_currency text, p_at timestamptz)
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_member <= 0 or p_member >= 1152921504606846976 then
    raise exception 'wallet: member ids lie between 1 and 2^60';
  end if;
  insert into wallet.member (member_id, currency, opened_at) values (p_member, p_currency, p_at)
  on conflict do nothing;
  insert into wallet.account (id, part) values (p_member * 4, 0), (p_member * 4 + 1, 1)
  on conflict do nothing;
end $$;

-- Changes one bit of the state under the lock that every posting takes, so a debit is either before
-- or after it, never beside it.
create function wallet.set_state(p_member bigint, p_bit smallint, p_on boolean) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update wallet.account
  set state = case when p_on then state | p_bit else state & ~p_bit end
  where id in (p_member * 4, p_member * 4 + 1);
  return found;
end $$;

create function wallet.register_house(p_name text) returns smallint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_house smallint;
begin
  perform pg_advisory_xact_lock(7264004);
  select h.id into v_house from wallet.house h where h.name = p_name;
  if not found then
    insert into wallet.house (name) values (p_name) returning id into v_house;
    insert into wallet.house_shard (id, house)
    select 4611686018427387904 + v_house * 64 + shard, v_house from generate_series(0, 63) shard;
  end if;
  return v_house;
end $$;

create function wallet.register_kind(
  p_name text, p_role text, p_type_code integer, p_house text, p_guarded boolean)
returns table (kind smallint, house smallint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_house smallint;
  v_kind wallet.transfer_kind;
begin
  perform pg_advisory_xact_lock(7264004);
  v_house := case when p_house is not null then wallet.register_house(p_house) end;
  select * into v_kind from wallet.transfer_kind k where k.name = p_name;
  if not found then
    insert into wallet.transfer_kind (name, role, type_code, house, guarded)
    values (p_name, p_role, p_type_code, v_house, p_guarded)
    returning * into v_kind;
  -- The past was posted under these; another meaning needs another name.
  elsif v_kind.role <> p_role or v_kind.house is distinct from v_house then
    raise exception 'wallet: kind % was registered as % of another house or role', p_name,
      v_kind.role;
  else
    update wallet.transfer_kind k set type_code = p_type_code, guarded = p_guarded
    where k.id = v_kind.id and (k.type_code, k.guarded) is distinct from (p_type_code, p_guarded);
  end if;
  return query select v_kind.id, v_house;
end $$;

-- Locks a consumer's position until the caller's transaction ends: one reader at a time.
create function wallet.lock_position(p_consumer text, out xid text, out block bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into wallet.stream_position (consumer, xid, block) values (p_consumer, '0', 0)
  on conflict do nothing;
  select p.xid::text, p.block into xid, block from wallet.stream_position p
  where p.consumer = p_consumer for update;
end $$;

create function wallet.set_position(p_consumer text, p_xid text, p_block bigint) returns void
language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  update wallet.stream_position set xid = p_xid::xid8, block = p_block
  where consumer = p_consumer;
end;

create function wallet.record_proof(
  p_at timestamptz, p_accounts bigint, p_entries bigint, p_total bigint, p_problems text[],
  p_drifted bigint[], p_balances bigint[], p_sums bigint[], p_counts bigint[], p_seqs bigint[])
returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into wallet.conservation_proof (proved_at, accounts, entries, total, problems)
  values (p_at, p_accounts, p_entries, p_total, p_problems) on conflict do nothing;
  insert into wallet.drift (account_id, found_at, balance, entries_sum, entries_count, seq)
  select u.id, p_at, u.balance, u.total, u.count, u.seq
  from unnest(p_drifted, p_balances, p_sums, p_counts, p_seqs) u (id, balance, total, count, seq)
  on conflict do nothing;
  update wallet.account set state = state | 2 where id = any (p_drifted);
end $$;

-- Of a ledger that is spread: the next block of ids in a group of buckets, on the node that holds it.
-- Blocks of different nodes are unrelated, so each time the group has moved an era begins, and
-- the era leads the block: ids rise for each account on every node. The caller has locked the
-- accounts it moves, and keeps the group where it is until its commit; if the group is elsewhere by now,
-- TR002 is raised, and nothing was done.
-- Called by the group's functions alone, under their rights and settings.
create or replace function wallet.next_block_{group}() returns bigint
language plpgsql as $$
declare
  v_node integer;
  v_era bigint;
begin
  -- As an expression it is not a separate query, which would cost as much again as the lock.
  if pg_catalog.lock_shard_metadata(5, array[{group}]) is null then
    raise exception 'wallet: the group {group} cannot be locked';
  end if;
  loop
    select b.era into v_era
    from {head} b
    join pg_catalog.pg_dist_placement p on p.groupid = b.node
    join pg_catalog.pg_dist_local_group g on g.groupid = p.groupid
    where b.bucket = {bucket} and p.shardid = {group};
    exit when found;
    select p.groupid into v_node
    from pg_catalog.pg_dist_placement p join pg_catalog.pg_dist_local_group g on g.groupid = p.groupid
    where p.shardid = {group};
    if not found then
      raise exception 'wallet: the buckets of group {group} have moved' using errcode = 'TR002';
    end if;
    -- Done by the first after a move; the others wait here for its commit. A move changes the node of
    -- a placement and keeps its id, so the node shows the move.
    update {head} set node = v_node, era = era + 1 where bucket = {bucket} and node <> v_node;
  end loop;
  -- 4,095 eras of 8 * 10^12 blocks each.
  return (v_era << 43) | (nextval('wallet.transfer_block') & 8796093022207);
end $$;
revoke execute on function wallet.next_block_{group} from public;

-- Returns of void stakes were counted as games; they belong to the nature of their stake (Lei 14.790/2023, art. 29). What
-- was counted moves there; statements that are made change by the next comparison of their year.
-- version before: counts the returns that it posts itself as games.
do $$
begin
  if not exists (select from wallet.stream_position p where p.consumer = 'tax') then
    return;
  end if;
  perform wallet.lock_positions('tax');
  with counted as (
    select extract(year from t.created_at at time zone 'America/Sao_Paulo')::smallint as year,
      t.account_id / 4 as member_id, r.nature, sum(t.amount)::bigint as returned
    from (values ('sports', 'void-sportsbook-'), ('lottery', 'void-lottery-')) r (nature, prefix)
    join wallet.txn_key k on k.source = 'compliance' and starts_with(k.txn_id, r.prefix)
    join wallet.known_transfer t on t.bucket = k.bucket and t.id = k.transfer_id
    -- What the stream has not numbered yet, or the reader has not read.
    where not exists (
        select from wallet.new_posting n where n.bucket = k.bucket and n.block = t.id / 256)
      and not exists (
        select from wallet.posting n join wallet.stream_position s
          on s.consumer = 'tax' and s.bucket = n.bucket and n.number > s.number
        where n.bucket = k.bucket and n.block = t.id / 256)
    group by 1, 2, 3
  ), lines as (
    select c.year, c.member_id, c.nature, -c.returned as stakes from counted c
    union all
    select c.year, c.member_id, 'games', sum(c.returned)::bigint from counted c group by 1, 2
  )
  insert into tax.result as r (year, member_id, nature, stakes_minor, prizes_minor)
  select l.year, l.member_id, l.nature, l.stakes, 0 from lines l order by 1, 2, 3
  on conflict (year, member_id, nature) do update set stakes_minor = r.stakes_minor + excluded.stakes_minor;
end $$;

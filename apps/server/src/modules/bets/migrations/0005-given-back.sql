-- What a stake gave back of itself: what was sold, paid or returned.
create function bets.given_of(p_state text, p_stake bigint, p_back bigint, p_paid bigint) returns bigint
language sql immutable parallel safe
return case p_state when 'settled' then p_back + p_paid when 'returned' then p_stake + p_paid else 0 end;

-- The members' stakes of real money that were placed since then and decided.
create function bets.given_back(p_members bigint[], p_since timestamptz)
returns table (source text, txn_id text, member_id bigint, placed_at timestamptz, given bigint)
language sql stable as $$
  select b.source, b.txn_id, b.member_id, b.placed_at,
    bets.given_of(b.state, b.stake_minor, b.back_minor, b.paid_minor)
  from unnest(p_members) m (id)
  join bets.bet b on b.bucket = wallet.bucket_of(m.id * 4) and b.member_id = m.id
  where b.settled_at >= p_since and b.placed_at >= p_since and b.money = 'real'
$$;

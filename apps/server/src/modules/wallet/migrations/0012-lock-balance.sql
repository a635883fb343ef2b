-- Whoever relies on a member's balance, or on what moved it, keeps it from moving until the transaction
-- ends. The server may lock no row by itself: it writes none.
create function wallet.lock_balance(
  p_member bigint,
  out available bigint,
  out held bigint,
  out seq bigint
)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from wallet.account a where a.id in (p_member * 4, p_member * 4 + 1)
  order by a.id for no key update;
  -- A statement of its own sees what the holder of the lock before has committed.
  select a.balance, a.seq, h.balance into available, seq, held
  from wallet.account a join wallet.account h on h.id = p_member * 4 + 1
  where a.id = p_member * 4;
end $$;
revoke execute on function wallet.lock_balance from public;
grant execute on function wallet.lock_balance to trevo_app;

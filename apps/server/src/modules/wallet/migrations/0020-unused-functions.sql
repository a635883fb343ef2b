-- Months are kept and restored by bucket (0019): nothing calls these any more.
-- version before: it calls those of 0019 too.
drop function wallet.keep_transfers(date, bigint, integer),
  wallet.forget_transfers(date, bigint, integer);

-- Months are kept and restored by bucket (0019): nothing calls these any more.
drop function wallet.keep_transfers(date, bigint, integer),
  wallet.forget_transfers(date, bigint, integer);

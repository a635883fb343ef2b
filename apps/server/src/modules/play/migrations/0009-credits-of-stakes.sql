-- The later credits of a stake, for the path of money from a stake to its prizes.
create index extra_credit_of_stake on play.extra_credit (vendor, debit_txn);

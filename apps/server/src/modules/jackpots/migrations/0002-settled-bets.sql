-- Pools learn of stakes by the settled bets (docs/adr/0034): a stake is written down once it contributes.
--
-- version before: goes on writing open stakes down and settles them under the pool's lock, as this one does;
-- a stake contributes once in either of them. Where it reads the ledger's stream once more, it finds
-- what contributed known. The next version drops jackpots.read_stakes, and the position again.
delete from wallet.stream_position where consumer = 'jackpots';

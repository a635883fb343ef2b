-- The server may look at everything and write nothing: money moves through the functions only, and
-- entries are append-only because nobody but their owner could change them.
revoke execute on all functions in schema wallet from public;
grant usage on schema wallet to trevo_app;
grant select on all tables in schema wallet to trevo_app;
grant execute on all functions in schema wallet to trevo_app;
alter default privileges in schema wallet grant select on tables to trevo_app;

-- Enough months for a fresh database; the daily job goes on from there.
select wallet.ensure_month(now() + make_interval(months => n)) from generate_series(0, 2) n;

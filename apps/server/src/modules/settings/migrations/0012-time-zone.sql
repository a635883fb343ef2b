-- The zone in which the days, weeks and months of a brand begin: a name of the tz database. PostgreSQL
-- itself refuses a name that it does not know. Its clocks differ from UTC by whole hours, summer and
-- winter, because figures are kept by the hour (wallet.account_hour, agents.team_hour).
alter table settings.brand add column time_zone text not null default 'America/Sao_Paulo'
  check (time_zone ~ '^[A-Z][A-Za-z_]+(/[A-Za-z_+-]+[0-9]*)+$'
    and extract(minute from timestamptz '2026-01-01 00:00Z' at time zone time_zone) = 0
    and extract(minute from timestamptz '2026-07-01 00:00Z' at time zone time_zone) = 0);

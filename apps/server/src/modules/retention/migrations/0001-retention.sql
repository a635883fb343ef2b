-- What was erased because its years were over (rule recordYears).
create schema retention;
grant usage on schema retention to trevo_app;

create table retention.erasure (
  table_name text primary key,
  erased bigint not null,
  ran_at timestamptz not null
);

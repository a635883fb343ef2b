-- How effective the watch was in a year: one file of a company, made by two persons (Portaria SPA/MF 1.143/2024).
create table aml.year_report (
  company_id integer not null,
  year smallint not null,
  content text not null,
  sha256 bytea not null,
  made_at timestamptz not null,
  made_by text not null,
  primary key (company_id, year)
);

-- Alerts and cases of a year.
create index alert_opened on aml.alert (company_id, opened_at);
create index case_opened on aml.case_file (company_id, opened_at);

create function aml.keep_year_report() returns trigger language plpgsql as $$
begin
  raise exception 'a yearly report is never changed';
end $$;
create trigger year_report_kept before update or delete or truncate on aml.year_report
  for each statement execute function aml.keep_year_report();

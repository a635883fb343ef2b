-- How a brand proves that a phone number is somebody's: codes of its own, or a phone-auth service.
alter table settings.brand
  add column phone_auth_mode text not null default 'own' check (phone_auth_mode in ('own', 'firebase')),
  -- The public settings of the brand's Firebase project, as its web SDK wants them.
  add column firebase_config jsonb,
  add column code_minutes integer not null default 5 check (code_minutes between 1 and 10),
  -- Text messages cost money: what a brand pays for in a day (UTC).
  add column sms_per_day_max integer not null default 20000 check (sms_per_day_max >= 0),
  add check (phone_auth_mode = 'own' or firebase_config is not null);

-- Answers about politically exposed persons, in their order, for the watch against money laundering.
create index check_exposed on kyc.check (answered_at, request_id)
  where kind = 'screening' and 'pep' = any(causes) and answered_at is not null;

-- version before: knows no proof of a session and keeps a session for half an hour without use.

-- When the operator last entered a code of the authenticator; null where nobody did in this session.
alter table identity.operator_session add column proved_at timestamptz;

-- What is to be sent to one person by SMS or email. The text is here only until it is sent.
create schema delivery;

create table delivery.message (
  id uuid primary key,
  brand_id integer not null,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  body text,
  -- withheld: written for nobody, so that sending to an unknown number costs the same time.
  status text not null check (status in ('queued', 'sent', 'failed', 'withheld')),
  attempts integer not null default 0,
  failure text,
  created_at timestamptz not null,
  -- A code that arrives after it expired only confuses.
  send_until timestamptz not null,
  settled_at timestamptz,
  check ((status = 'queued') = (body is not null)),
  check ((status = 'queued') = (settled_at is null))
) with (fillfactor = 80);
create index message_queued on delivery.message (created_at) where status = 'queued';
create index message_settled on delivery.message (settled_at) where settled_at is not null;

-- The provider of a system that has no other: what it was given stays here to be looked at.
create table delivery.outbox (
  message_id uuid primary key,
  brand_id integer not null,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  body text not null,
  sent_at timestamptz not null
);
create index outbox_newest on delivery.outbox (sent_at);

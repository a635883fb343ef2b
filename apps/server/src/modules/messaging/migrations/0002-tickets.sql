-- version before: writes feedback without a deadline, which then gets the longest one here; it answers none.

-- By when feedback is answered; by law seven days after it came in at the latest (Decreto 11.034/2022).
alter table messaging.feedback
  add column due_at timestamptz not null default now() + interval '7 days';
update messaging.feedback set due_at = sent_at + interval '7 days';
alter table messaging.feedback add column answered_at timestamptz;
alter table messaging.feedback add column queue text not null default 'support'
  check (queue in ('support', 'payments', 'kyc', 'risk'));
-- The operator who has it, by user name; null while anybody of the queue may take it.
alter table messaging.feedback add column assignee text;

create index feedback_due on messaging.feedback (brand_id, due_at, feedback_id) where status = 'open';
create index feedback_due_of_type on messaging.feedback (brand_id, type, due_at, feedback_id)
  where status = 'open';
create index feedback_due_of_queue on messaging.feedback (brand_id, queue, due_at, feedback_id)
  where status = 'open';
create index feedback_answered on messaging.feedback (brand_id, answered_at desc, feedback_id desc)
  where status = 'answered';

-- Answers, which reach the sender's inbox, and what operators wrote beside them.
create table messaging.ticket_event (
  feedback_id bigint not null references messaging.feedback,
  client_id uuid not null,
  at timestamptz not null,
  operator text not null,
  kind text not null check (kind in ('answer', 'note', 'handover')),
  content text not null check (char_length(content) between 1 and 1000),
  to_queue text check (to_queue in ('support', 'payments', 'kyc', 'risk')),
  to_operator text,
  primary key (feedback_id, client_id),
  check ((kind = 'handover') = (to_queue is not null))
);

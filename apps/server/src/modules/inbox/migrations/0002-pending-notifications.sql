-- The standard word for what was called an errand; the function that writes it follows by itself.
alter table inbox.errand rename to pending_notification;
alter table inbox.pending_notification rename constraint errand_pkey to pending_notification_pkey;
alter table inbox.pending_notification
  rename constraint errand_subject_check to pending_notification_subject_check;
alter index inbox.errand_due rename to pending_notification_due;

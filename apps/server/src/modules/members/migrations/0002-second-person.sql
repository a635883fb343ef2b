-- An exclusion is lifted by a request of two persons (staff.change_request).
--
-- version before: goes on writing the first of them here, whose yes does not count any more.
comment on column members.exclusion.first_operator is
  'written by the version before alone; nothing reads it any more, and the next version drops it';

-- A withdrawal asks whether its member is signalled.
create index table_signal_of_member on play.table_signal (member_id, raised_at);
create index table_signal_of_other_member on play.table_signal (other_member_id, raised_at);

-- How large the warning on responsible play is in the picture of a banner, in its pixels (L art. 16).
alter table messaging.banner
  add column warning_width integer check (warning_width between 1 and 20000),
  add column warning_height integer check (warning_height between 1 and 20000);

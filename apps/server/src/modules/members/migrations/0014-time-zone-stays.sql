-- Days that were counted by one zone cannot be counted again by another: a brand's zone is chosen before
-- its first member. A member who registers at the same moment comes first or finds the new zone.
-- version before: knows no such rule, and changes no zone.
create function members.keep_time_zone() returns trigger language plpgsql as $$
begin
  lock table members.member in share row exclusive mode;
  if exists (select from members.member m where m.brand_id = old.id) then
    raise exception 'brand % has members: its time zone stays %', old.id, old.time_zone
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger time_zone_stays before update of time_zone on settings.brand
  for each row when (old.time_zone is distinct from new.time_zone)
  execute function members.keep_time_zone();

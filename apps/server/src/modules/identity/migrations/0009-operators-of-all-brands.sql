-- What all brands share, such as vendors and live video, is not for operators of one brand. Where there
-- have been operators of one brand only, they keep what they could do.
alter table identity.operator add column is_for_all_brands boolean not null default false;
update identity.operator set is_for_all_brands = true
where (select count(distinct brand_id) from identity.operator) = 1;

-- version before: it writes only kinds that the constraint still takes.
alter table identity.operator_event
  drop constraint operator_event_kind_check,
  add check (kind in ('login', 'logout', 'totp_enabled', 'created', 'disabled', 'enabled',
    'sessions_ended', 'password_set', 'totp_removed', 'all_brands_granted', 'all_brands_revoked'));

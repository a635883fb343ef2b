-- version before: writes no audit; what its operators do stands in the event tables of the modules.

-- The end of each brand's chain. Its row is locked as the last thing that a transaction does, so that an act
-- waits for another one no longer than a commit takes.
create table staff.audit_chain (
  brand_id int primary key,
  position bigint not null,
  hash bytea not null check (length(hash) = 32)
);

-- One row per act of an operator, written in the transaction of the act.
create table staff.audit (
  brand_id int not null,
  position bigint not null,
  at timestamptz not null,
  operator_id bigint not null,
  operator text not null,
  act text not null,
  right_code text not null,
  target text not null,
  -- As text, for the hash: `json` keeps what was written.
  before json,
  after json,
  fields text[] not null,
  reason text,
  address text not null,
  request_id text not null,
  -- SHA-256 over the hash before, the position and the row as `domain/audit-record.ts` writes it.
  hash bytea not null check (length(hash) = 32),
  primary key (brand_id, position)
);
create index audit_at on staff.audit (brand_id, at desc);
create index audit_operator on staff.audit (brand_id, operator_id, position desc);
create index audit_right on staff.audit (brand_id, right_code, position desc);
create index audit_target on staff.audit (brand_id, target, position desc);
create index audit_fields on staff.audit using gin (fields);

-- Readings of personal data that is not masked, written in sets a moment later.
create table staff.data_access (
  id bigint generated always as identity primary key,
  brand_id int not null,
  at timestamptz not null,
  operator_id bigint not null,
  operator text not null,
  act text not null,
  right_code text not null,
  target text not null,
  fields text[] not null,
  reason text,
  address text not null,
  request_id text not null
);
create index data_access_newest on staff.data_access (brand_id, id desc);
create index data_access_at on staff.data_access (brand_id, at desc);
create index data_access_operator on staff.data_access (brand_id, operator_id, id desc);
create index data_access_target on staff.data_access (brand_id, target, id desc);
create index data_access_fields on staff.data_access using gin (fields);

-- The readings of a brand up to an id, closed by the hour: a chain of its own.
create table staff.data_access_hour (
  brand_id int not null,
  number bigint not null,
  closed_at timestamptz not null,
  last_id bigint not null,
  row_count bigint not null,
  hash bytea not null check (length(hash) = 32),
  primary key (brand_id, number)
);

create function staff.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append only';
end $$;
create trigger append_only before update or delete or truncate on staff.audit
  for each statement execute function staff.refuse_change();
create trigger append_only before update or delete or truncate on staff.data_access
  for each statement execute function staff.refuse_change();
create trigger append_only before update or delete or truncate on staff.data_access_hour
  for each statement execute function staff.refuse_change();

-- Adds an act to the chain of its brand; answers its position. Null, and nothing is added, in a transaction
-- that has changed nothing, unless it is asked for all the same.
create function staff.append_audit(p_record text, p_always boolean) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v json := p_record::json;
  v_brand int := (v ->> 'brandId')::int;
  v_position bigint;
  v_hash bytea;
begin
  if not p_always and pg_current_xact_id_if_assigned() is null then return null; end if;
  select c.position + 1, c.hash into v_position, v_hash
  from staff.audit_chain c where c.brand_id = v_brand for no key update;
  if v_position is null then
    insert into staff.audit_chain (brand_id, position, hash) values (v_brand, 0, sha256(''))
    on conflict do nothing;
    select c.position + 1, c.hash into v_position, v_hash
    from staff.audit_chain c where c.brand_id = v_brand for no key update;
  end if;
  v_hash := sha256(v_hash || convert_to(v_position || E'\n' || p_record, 'UTF8'));
  insert into staff.audit (brand_id, position, at, operator_id, operator, act, right_code, target,
    before, after, fields, reason, address, request_id, hash)
  values (v_brand, v_position, (v ->> 'at')::timestamptz, (v ->> 'operatorId')::bigint,
    v ->> 'operator', v ->> 'act', v ->> 'right', v ->> 'target',
    case when json_typeof(v -> 'before') <> 'null' then v -> 'before' end,
    case when json_typeof(v -> 'after') <> 'null' then v -> 'after' end,
    array(select json_array_elements_text(v -> 'fields')), v ->> 'reason', v ->> 'address',
    v ->> 'requestId', v_hash);
  update staff.audit_chain c set position = v_position, hash = v_hash where c.brand_id = v_brand;
  return v_position;
end $$;

-- The server's role adds to the chain by the function alone, and takes nothing away.
grant usage on schema staff to trevo_app;
grant select, insert, update, delete on staff.role, staff.role_right, staff.operator_role to trevo_app;
grant select, insert, update, delete on staff.role_event to trevo_app;
grant select, insert, update on staff.person to trevo_app;
grant select, insert on staff.person_account to trevo_app;
grant select on staff.account_person to trevo_app;
grant select, insert, update on staff.change_request to trevo_app;
grant select on staff.audit, staff.audit_chain to trevo_app;
grant select, insert on staff.data_access, staff.data_access_hour to trevo_app;
grant usage, select on all sequences in schema staff to trevo_app;
grant execute on all functions in schema staff to trevo_app;

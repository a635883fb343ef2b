-- An act is added to its chain by two statements, and its record is read once. What it writes is as it was.
--
-- version before: calls the same function with the same arguments.
create or replace function staff.append_audit(p_record text, p_always boolean) returns bigint
language plpgsql security definer set search_path = pg_catalog as $$
declare
  v_record json;
  v_brand int;
  v_position bigint;
  v_hash bytea;
begin
  if not p_always and pg_current_xact_id_if_assigned() is null then return null; end if;
  v_record := p_record::json;
  v_brand := (v_record ->> 'brandId')::int;
  loop
    -- Locks the end of the chain; who waited for it sees the end that the other act left.
    update staff.audit_chain c set position = c.position + 1,
      hash = sha256(c.hash || convert_to(c.position + 1 || E'\n' || p_record, 'UTF8'))
    where c.brand_id = v_brand
    returning c.position, c.hash into v_position, v_hash;
    exit when found;
    insert into staff.audit_chain (brand_id, position, hash) values (v_brand, 0, sha256(''))
    on conflict do nothing;
  end loop;
  insert into staff.audit (brand_id, position, at, operator_id, operator, act, right_code, target,
    before, after, fields, reason, address, request_id, hash)
  select v_brand, v_position, v.at, v."operatorId", v.operator, v.act, v."right", v.target,
    v.before, v.after, v.fields, v.reason, v.address, v."requestId", v_hash
  from json_to_record(v_record) as v (at timestamptz, "operatorId" bigint, operator text, act text,
    "right" text, target text, before json, after json, fields text[], reason text, address text,
    "requestId" text);
  return v_position;
end $$;

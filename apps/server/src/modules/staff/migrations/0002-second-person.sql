-- version before: knows no persons; each of its accounts counts as one, as every account does here until two
-- are linked. What waits in its own tables for a second yes is asked again under this version.

-- A human of the staff. Two accounts of one human are one person, or one could give both yeses.
create table staff.person (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '\S'),
  -- The person who this one turned out to be; never undone.
  same_as bigint references staff.person check (same_as < id),
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- An account stays with its person for good: only persons are linked.
create table staff.person_account (
  operator_id bigint primary key,
  person_id bigint not null references staff.person
);
create index person_account_person on staff.person_account (person_id);

create view staff.account_person as
select a.operator_id, coalesce(p.same_as, p.id) as person_id
from staff.person_account a join staff.person p on p.id = a.person_id;

create function staff.add_person(operator_id bigint, name text, at timestamptz) returns void
language sql as $$
  with person as (
    insert into staff.person (name, created_at) values (name, at) returning id
  )
  insert into staff.person_account (operator_id, person_id) select operator_id, id from person;
$$;

select staff.add_person(id, username, created_at) from identity.operator order by id;

-- The version before adds accounts without persons.
create function staff.add_person_of_account() returns trigger language plpgsql as $$
begin
  perform staff.add_person(new.id, new.username, new.created_at);
  return null;
end $$;
create trigger person_of_account after insert on identity.operator
  for each row execute function staff.add_person_of_account();

-- A link leads to who is no link itself, and is never taken back.
create function staff.keep_links() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'persons are never deleted'; end if;
  if old.same_as is not null and (new.same_as is null or new.same_as <> old.same_as
    and not exists (select from staff.person p where p.id = old.same_as and p.same_as = new.same_as))
  then raise exception 'links of persons are never undone'; end if;
  if new.same_as is not null and new.same_as is distinct from old.same_as
    and exists (select from staff.person p where p.id = new.same_as and p.same_as is not null)
  then raise exception 'a link leads to a person who is no link'; end if;
  return new;
end $$;
create trigger keep_links before update of same_as or delete on staff.person
  for each row execute function staff.keep_links();

create function staff.keep_accounts() returns trigger language plpgsql as $$
begin
  raise exception 'an account stays with its person';
end $$;
create trigger keep_accounts before update or delete or truncate on staff.person_account
  for each statement execute function staff.keep_accounts();

-- Who manages staff could grant themself any right, so they hold none that moves money, with any of their
-- accounts.
create or replace function staff.require_separate_duties() returns trigger language plpgsql as $$
declare
  v_brand int;
  v_operator bigint;
begin
  select brand_id into v_brand from staff.role where id = new.role_id;
  perform pg_advisory_xact_lock(hashtextextended('staff.roles', v_brand));
  select o.operator_id into v_operator
  from staff.operator_role o
  left join staff.account_person one on one.operator_id = o.operator_id
  join staff.operator_role every_one on every_one.operator_id = o.operator_id
    or every_one.operator_id in (
      select a.operator_id from staff.account_person a where a.person_id = one.person_id)
  join staff.role on role.id = every_one.role_id and role.brand_id = v_brand
  join staff.role_right r on r.role_id = every_one.role_id
  where o.role_id = new.role_id
  group by o.operator_id
  having bool_or(r.right_code = 'staff.manage') and bool_or(staff.moves_money(r.right_code))
  limit 1;
  if v_operator is not null then
    raise exception 'operator % would manage staff and hold a right that moves money', v_operator
      using errcode = 'check_violation', constraint = 'separate_duties';
  end if;
  return null;
end $$;

create function staff.require_separate_duties_of_linked() returns trigger language plpgsql as $$
declare
  v_brand int;
begin
  for v_brand in
    select distinct role.brand_id
    from staff.account_person a
    join staff.operator_role o on o.operator_id = a.operator_id
    join staff.role on role.id = o.role_id
    where a.person_id = new.same_as order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended('staff.roles', v_brand));
    if (
      select bool_or(r.right_code = 'staff.manage') and bool_or(staff.moves_money(r.right_code))
      from staff.account_person a
      join staff.operator_role o on o.operator_id = a.operator_id
      join staff.role on role.id = o.role_id and role.brand_id = v_brand
      join staff.role_right r on r.role_id = o.role_id
      where a.person_id = new.same_as
    ) then
      raise exception 'person % would manage staff and hold a right that moves money', new.same_as
        using errcode = 'check_violation', constraint = 'separate_duties';
    end if;
  end loop;
  return null;
end $$;
create trigger separate_duties after update of same_as on staff.person
  for each row when (new.same_as is not null)
  execute function staff.require_separate_duties_of_linked();

-- An act that waits for the yes of a second person, for at most 24 hours.
create table staff.change_request (
  -- Chosen by who asks, so that asking again after a lost answer is no second request.
  id uuid primary key,
  brand_id int not null,
  kind text not null,
  right_code text not null,
  target text not null,
  -- What the act takes beside its target.
  input json not null,
  before json not null,
  after json not null,
  -- Over what it was asked about; when it differs, nobody can approve.
  version text not null,
  is_blind boolean not null,
  -- Minor units that count against ceilings.
  amount_minor bigint check (amount_minor > 0),
  reason text not null check (reason ~ '\S'),
  state text not null
    check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
  asked_by bigint not null,
  asked_person bigint not null references staff.person,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at = asked_at + interval '24 hours'),
  decided_by bigint,
  decided_person bigint references staff.person,
  decided_at timestamptz,
  decision_reason text,
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_by is null) = (decided_person is null)),
  check ((state in ('waiting', 'expired')) = (decided_by is null)),
  constraint second_person
    check (state not in ('approved', 'refused') or decided_person <> asked_person),
  constraint own_request check (state <> 'withdrawn' or decided_person = asked_person),
  constraint in_time check (state in ('waiting', 'expired') or decided_at < expires_at),
  check (state <> 'expired' or decided_at >= expires_at)
);
create unique index change_request_waiting on staff.change_request (brand_id, kind, target)
  where state = 'waiting';
create index change_request_oldest on staff.change_request (brand_id, asked_at, id)
  where state = 'waiting';
create index change_request_decided on staff.change_request (brand_id, decided_at desc, id desc)
  where state <> 'waiting';

-- Persons are never what a statement claims: they are those behind the accounts now. What was asked is
-- never edited, what was decided is never decided again.
create function staff.keep_change_request() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'TRUNCATE') then raise exception 'requests are never deleted'; end if;
  if tg_op = 'INSERT' and new.state <> 'waiting' then raise exception 'a request begins waiting'; end if;
  if tg_op = 'UPDATE' then
    if old.state <> 'waiting' then raise exception 'a decided request is never changed'; end if;
    if (new.id, new.brand_id, new.kind, new.right_code, new.target, new.input::text, new.before::text,
        new.after::text, new.version, new.is_blind, new.amount_minor, new.reason, new.asked_by,
        new.asked_at)
      is distinct from
       (old.id, old.brand_id, old.kind, old.right_code, old.target, old.input::text, old.before::text,
        old.after::text, old.version, old.is_blind, old.amount_minor, old.reason, old.asked_by,
        old.asked_at)
    then raise exception 'what was asked is never edited'; end if;
  end if;
  -- A link of persons that is under way is waited for.
  perform from staff.person p join staff.person_account a on a.person_id = p.id
  where a.operator_id in (new.asked_by, new.decided_by) order by p.id for share of p;
  select person_id into strict new.asked_person
  from staff.account_person where operator_id = new.asked_by;
  if new.decided_by is not null then
    select person_id into strict new.decided_person
    from staff.account_person where operator_id = new.decided_by;
  end if;
  return new;
end $$;
create trigger keep_change_request before insert or update or delete on staff.change_request
  for each row execute function staff.keep_change_request();
create trigger keep_change_requests before truncate on staff.change_request
  for each statement execute function staff.keep_change_request();

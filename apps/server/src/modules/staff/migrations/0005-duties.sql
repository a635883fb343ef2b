-- version before: knows no ceiling of a grant and grants none; it knows fewer rights that move money.

-- The largest amount of one act under this role, in minor units; null where it has no ceiling of its own.
alter table staff.operator_role add column ceiling_minor bigint check (ceiling_minor > 0);
alter table staff.role_event add column ceiling_minor bigint;

-- Rights that move money, prizes or prices, or change what is paid: `moneyRights` of the contract.
create or replace function staff.moves_money(right_code text) returns boolean
language sql immutable parallel safe as $$
  select right_code = any (array[
    'agents.change', 'brands.cashier', 'catalogue.change', 'deposits.return', 'games.decide',
    'ledger.adjust', 'lottery.change', 'lottery.draw', 'lottery.pay', 'loyalty.change',
    'loyalty.decide', 'promotions.change', 'promotions.decide', 'trading.limits', 'trading.settle',
    'trading.suspend', 'withdrawals.approve', 'withdrawals.refuse'
  ]);
$$;

-- What these accounts of one person hold at a brand together: who manages staff holds no right that moves
-- money, and who decides who a member is does not also pay them.
create function staff.duties_that_meet(accounts bigint[], brand int) returns text
language sql stable as $$
  select case
    when bool_or(r.right_code = 'staff.manage') and bool_or(staff.moves_money(r.right_code))
      then 'would manage staff and hold a right that moves money'
    when bool_or(role.code = 'kyc') and bool_or(r.right_code = 'withdrawals.approve')
      then 'would decide identities and approve withdrawals'
  end
  from staff.operator_role o
  join staff.role on role.id = o.role_id and role.brand_id = brand
  join staff.role_right r on r.role_id = o.role_id
  where o.operator_id = any (accounts);
$$;

create or replace function staff.require_separate_duties() returns trigger language plpgsql as $$
declare
  v_brand int;
  v_accounts bigint[];
  v_meet text;
begin
  select brand_id into v_brand from staff.role where id = new.role_id;
  perform pg_advisory_xact_lock(hashtextextended('staff.roles', v_brand));
  for v_accounts in
    select array (
      select a.operator_id from staff.account_person one
      join staff.account_person a on a.person_id = one.person_id
      where one.operator_id = o.operator_id
    ) || o.operator_id
    from staff.operator_role o where o.role_id = new.role_id order by o.operator_id
  loop
    v_meet := staff.duties_that_meet(v_accounts, v_brand);
    if v_meet is not null then
      raise exception 'the person of account % %', v_accounts[cardinality(v_accounts)], v_meet
        using errcode = 'check_violation', constraint = 'separate_duties';
    end if;
  end loop;
  return null;
end $$;

create or replace function staff.require_separate_duties_of_linked() returns trigger language plpgsql as $$
declare
  v_brand int;
  v_accounts bigint[];
  v_meet text;
begin
  select array_agg(operator_id) into v_accounts from staff.account_person where person_id = new.same_as;
  for v_brand in
    select distinct role.brand_id
    from staff.operator_role o join staff.role on role.id = o.role_id
    where o.operator_id = any (v_accounts) order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended('staff.roles', v_brand));
    v_meet := staff.duties_that_meet(v_accounts, v_brand);
    if v_meet is not null then
      raise exception 'person % %', new.same_as, v_meet
        using errcode = 'check_violation', constraint = 'separate_duties';
    end if;
  end loop;
  return null;
end $$;

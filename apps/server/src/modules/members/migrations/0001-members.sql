-- Who plays: a member, who brought them, and what they told us. Credentials are identity's.
create schema members;

create table members.member (
  member_id bigint primary key generated always as identity (start with 100001),
  -- What the outside is told instead of member_id.
  customer_id text not null unique,
  brand_id integer not null,
  -- <merchant>@<name>; the key is the same as compared.
  account text not null,
  account_key text not null,
  nickname text not null,
  -- 1, 2, 41, 42 agents, 4 trial, else an ordinary member; the brand may list others.
  type integer not null,
  language text check (language in ('EN', 'PT')),
  -- The agent above, and the member whose link was used: two ways of having been brought.
  upline_member_id bigint references members.member,
  referrer_member_id bigint references members.member,
  -- The code under which this member brings others.
  invite_code text not null,
  affiliate_code text,
  referral_code text,
  recommender_id text,
  payee_name text,
  email text,
  mobile_dialing_code text,
  mobile_number text,
  qq_number text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  id_number text,
  -- What a jurisdiction may demand.
  born_on date,
  tax_id text,
  postal_address jsonb,
  terms_accepted_at timestamptz,
  register_domain text,
  register_url text,
  register_address inet,
  registered_at timestamptz not null,
  unique (brand_id, account_key),
  unique (brand_id, invite_code)
);
create index member_upline on members.member (upline_member_id, member_id)
  where upline_member_id is not null;
create index member_referrer on members.member (referrer_member_id, member_id)
  where referrer_member_id is not null;

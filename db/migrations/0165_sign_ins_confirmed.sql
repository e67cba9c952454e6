-- When somebody last proved at this sign-in who she is, and how she signed in. Some changes ask for a proof of the last minutes.
alter table auth.sign_ins add column confirmed_at timestamptz not null default now(), add column method text;
update auth.sign_ins set confirmed_at = created_at;

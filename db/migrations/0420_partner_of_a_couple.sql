-- The other one of a couple: when the buyer gave her a copy of what was made for both, and when she took her details back.
-- Both may be empty for ever; the version before knows neither and goes on as it did.
alter table intakes
  add column partner_copy_at timestamptz,
  add column partner_withdrawn_at timestamptz;

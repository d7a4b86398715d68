# Runs a script in JE, the ECMAScript engine written in Perl (edition 3 and nothing else): perl je.pl <file>
use strict;
use warnings;
use JE;

my $je = JE->new;
$je->new_function(print => sub { print join(' ', map { "$_" } @_), "\n"; return; });
$je->new_function(
  defineGetter => sub {
    my ($object, $name, $get) = @_;
    $object->prop({ name => "$name", fetch => sub { return $get->(); } });
    return;
  }
);

open my $file, '<', $ARGV[0] or die "$ARGV[0]: $!";
local $/;
my $script = <$file>;
$je->eval($script);
die $@ if $@;

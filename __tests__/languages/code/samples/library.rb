# def not_a_method; end
require 'set'

module Shop
  LIMIT = 3
  NAMES = %w[def class end].freeze
  TEXT = <<~TEXT
    def fake
      class Fake
    end
  TEXT
  Pair = Struct.new(:a, :b) do
    def sum = a + b

    def total(x) = [x, a].sum do |v|
      v if v
    end
  end

  class Error < StandardError; end

  class Order::Line < Base
    attr_reader :end, :if

    class << self
      def build(*args, **opts, &block)
        new(*args).tap { |x| x.if = 1 if args.any? }
      end
    end

    def self.find(id) = id
    def initialize(a, b = {}, c: 1) ; @a = a ; end
    def ==(other) other.class == self.class end
    def [](i); @a[i]; end
    def []=(i, v) @a[i] = v end
    def <=>(o) = 0
    def +@; self; end
    def name=(value)
      @name = value unless value.nil?
    end
    def empty?() true end
    private def hidden!
      return if @a
      x = if @a then 1 else 2 end
      y = while true do break end
      begin
        raise "x" unless y
      rescue => e
        puts e while false
      ensure
        z = case x when 1 then :end else :class end
      end while x
      until x; x = 1; end
      for i in [1, 2] do puts i end
      [1].each do |v| next if v end
      -> do x end
      value = \
        if x
          1
        end
      { if: 1, end: 2, class: z, "a": value }
      puts "#{x if y} end"
      x ? y : z
    end

    def with_heredocs(a)
      call(<<~ONE, <<-'TWO', if: 1)
        end
        def nope
      ONE
        end end
        TWO
      a =~ /end|def \/ class/ and return
    end

    def outer
      def inner; end
      Class.new do
        def anonymous; end
      end
    end
  end

  module_function

  def helper a, b
    a + b
  end
end

def top(a,
        b)
  loop do
    break unless a
  end
end

class Global
  class Deep::Er::Still < ::Base; def in_deep; end; end

  class Shop::Other; def self::colons(a) a end end

  def (A.new).single; 1 end

  def plain= value
    @plain = value
  end

  def no_parens= *values; end
  def []=*all; end
  def !; end
  def !~(o) end
  def -@ = 1
  def /(other)
    a / other / 2
  end
  def %(other) = a % (other)
  def self.===(o) = o

  def ranges
    r = (1..begin 2 end)
    s = [1, 2] if r
    t() unless s
    u = { a: 1 } while t
    @v = "w" if u
    x::class
    x::begin + x.end
    return(1) if @v
    begin
      A
    end::B
    a =
      if x then y else z end
    b = a &&
      unless x then y end
    c = not(if x then y end)
    [
      [1]
    ].each do |e|
      if e then f end
    end
    g.each { |h| if h then i end }
    while j do k end
    until j
      l do m end
    end
    for n in o do p end
    q = while r; break end
    while x
      y; z do |t| t end
    end
    c = inject(:/) + reduce(0, :%)
    case
    when x then if y then z end
    else unless y then z end
    end
    value = x and if y then z end
    value = x or begin y end
    loop do break end until x
    f \
      if x
    if x; elsif if y then z end; end
    until while x do y end; z end
    begin; ensure if x then y end; end
    while if x then y end do z end
    z do y do x end end
    until case x when y then z end do w end
  end

  def endless(a = (b; c), d: [1]) = a.map do |e|
    e
  end

  def chained = [1]
    .map { |x| x }
    &.first

  def after_endless; end
  def spaced (a, b = {})
    a
  end
  def unary() = -1
end

module Outer; module Inner; def one; end end; def two; end end
class Shorty < Struct.new(:a); def b; end; end
class << self
  def of_self; end
end
class << Shop::Error; def of_error; end; end
class Lines
  def each
    ::File.open(path) { |file| yield file }
  end
end
